export const en = {
  title: 'Sub-organizations',
  lead: 'Parts of the company, such as a plant or a branch, that connected services tell apart by code.',
  add: 'Add sub-organization',
  full: 'You already have {{limit}}. Delete one first.',
  empty: 'No sub-organizations yet',
  emptyText: 'Add one for each part of the company that services must tell apart.',
  codeHelp: '{{min}} to {{max}} letters or digits. The code cannot be changed later.',
  saved: '{{name}} was saved.',
  save: 'Save',
  delete: 'Delete',
  deleted: '{{name}} was deleted.',
};
