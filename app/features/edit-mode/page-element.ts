/** One thing of the page that can be edited, and where it stands. */
export interface PageElement {
  /** Its own within the page: the same text may stand in two places. */
  id: string
  kind: string
  name: string
  element: HTMLElement
}
