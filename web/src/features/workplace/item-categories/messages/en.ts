export const en = {
  title: 'Item categories',
  lead: 'The item categories of the company.',
  add: 'Add item category',
  full: 'You already have {{limit}}. Delete one first.',
  empty: 'No item categories yet',
  emptyText: 'Add the first one.',
  saved: '{{name}} was saved.',
  save: 'Save',
  delete: 'Delete',
  deleted: '{{name}} was deleted.',
};
