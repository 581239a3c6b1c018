export const en = {
  recordsFile: {
    name: 'Audit log',
    when: 'Time',
    who: 'Person',
    whoId: 'Person ID',
    what: 'What was done',
    operation: 'Operation',
    item: 'Item',
    itemKind: 'Kind of item',
    itemId: 'Item ID',
    fields: 'Fields or reason',
    detail: 'Details',
    address: 'Network address',
    record: 'Record ID',
    product: 'System',
    formerPerson: 'Former member',
  },
};
