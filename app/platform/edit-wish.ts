/** The window's event for whoever goes to a page to edit it: Edit Mode is turned on. */
export const editWish = 'edit-wish'
