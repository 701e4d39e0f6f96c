import type { Kitchen, KitchenTicket } from '#domain/kitchen.schema.ts'
import { AllDayPanel } from './all-day-panel.tsx'
import { DoneDrawer } from './done-drawer.tsx'
import type { KitchenState } from './kitchen-state.ts'
import { MoreDialog } from './more-dialog.tsx'
import { OverrideDialog } from './override-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { ShiftDialog } from './shift-dialog.tsx'
import { SoldOutPanel } from './sold-out-panel.tsx'
import { TimeDialog } from './time-dialog.tsx'
import type { BoardActs } from './use-board-acts.ts'

export interface QuestionProps {
  acts: BoardActs
  kitchen: Kitchen
  state: KitchenState
  tickets: readonly KitchenTicket[]
  now: number
  onEnd: () => void
  onTurnTheme: () => void
  onZoom: (steps: 1 | -1) => void
}

/** The dialog that is open, if any. */
export function BoardQuestion(props: QuestionProps) {
  const { acts, kitchen, tickets, now, state } = props
  const { question } = acts
  if (!question) return null
  switch (question.kind) {
    case 'accept':
    case 'delay':
      return <TimeDialog acts={acts} kind={question.kind} ticket={question.ticket} />
    case 'reject':
    case 'call_off':
      return <ReasonDialog acts={acts} kind={question.kind} ticket={question.ticket} />
    case 'more':
      return <MoreDialog acts={acts} now={now} ticket={question.ticket} />
    case 'all_day':
      return <AllDayPanel now={now} onClose={acts.close} tickets={tickets} />
    case 'sold_out':
      return <SoldOutPanel acts={acts} kitchen={kitchen} now={now} soldOut={state.board.soldOut} />
    case 'done':
      return <DoneDrawer acts={acts} kitchen={kitchen} />
    case 'pause':
    case 'rush':
      return <OverrideDialog acts={acts} kind={question.kind} kitchen={kitchen} now={now} />
    case 'shift':
      return <ShiftDialog {...props} />
  }
}
