import { orderSearchText } from './searched-order.ts'

interface SearchedConversation {
  name: string
  email: string
  orderNumber: string
  text: string
}

/** What a search for messages looks into, beside the conversation's number. */
export function conversationSearchText({ name, email, orderNumber, text }: SearchedConversation) {
  return orderSearchText({ name, email, phone: '' }, [orderNumber, text])
}
