/** Calls the API within the isolate, as the request at hand: what a page's reads go through on the server. */
export type CallApi = (request: Request) => Promise<Response>
