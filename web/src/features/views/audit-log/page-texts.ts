/** Words of fields that the audit log alone names. */
export const pageTexts = import.meta.glob(['../../../../../contract/src/views/audit-log/recorded/messages/*.ts']);
