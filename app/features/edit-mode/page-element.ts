/** An element of the page, and the name of what it shows. */
export interface Named {
  name: string
  element: HTMLElement
}

/** One thing of the page that can be edited, and where it stands. */
export interface PageElement extends Named {
  /** Its own within the page: the same text may stand in two places. */
  id: string
  kind: string
}
