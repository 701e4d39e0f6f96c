/** The site's own part of a page. The workspace has what is kept of its own. */
export const ownPart = 'main:not(.ws-main)'
