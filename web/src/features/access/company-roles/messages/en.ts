export const en = {
  title: 'Company roles',
  lead: 'The company roles of the company.',
  add: 'Add company role',
  full: 'You already have {{limit}}. Delete one first.',
  empty: 'No company roles yet',
  emptyText: 'Add the first one.',
  saved: '{{name}} was saved.',
  save: 'Save',
  delete: 'Delete',
  deleted: '{{name}} was deleted.',
};
