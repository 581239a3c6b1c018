export const en = {
  title: 'Grant windows',
  lead: 'The grant windows of the company.',
  add: 'Add grant window',
  full: 'You already have {{limit}}. Delete one first.',
  empty: 'No grant windows yet',
  emptyText: 'Add the first one.',
  saved: '{{name}} was saved.',
  save: 'Save',
  delete: 'Delete',
  deleted: '{{name}} was deleted.',
};
