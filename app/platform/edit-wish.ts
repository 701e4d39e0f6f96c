/** The window's event of a link that leads to a page in order to edit it: Edit Mode is turned on. */
export const editWish = 'edit-wish'
