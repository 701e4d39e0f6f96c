import { type ApiAnswer, type ApiCall, answerOf } from './api.ts'

/** `callApi` where the answer is a file. */
export function callForFile(path: string, call: ApiCall): Promise<ApiAnswer<Blob>> {
  return answerOf(path, call, (response) => response.blob())
}
