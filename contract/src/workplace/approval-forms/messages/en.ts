import type { approvalFormErrors } from '../errors.ts';

export const en = {
  errors: {
    APPROVAL_FORM_LIMIT: 'You can add up to {{0}} forms.',
    APPROVAL_FORM_NAME_TAKEN: 'This name is already in use.',
    APPROVAL_FORM_VERSIONS: 'This form has {{0}} versions. Add a new form instead.',
    APPROVAL_FORM_FIELDS: 'A form can have up to {{0}} fields.',
    APPROVAL_FORM_KEY: 'Two fields have the same key. Remove one and add it again.',
    APPROVAL_FORM_AMOUNTS: 'A form can have only one amount field. Use number fields for the others.',
    APPROVAL_FORM_FILES: 'A form can have up to {{0}} file fields.',
    APPROVAL_FORM_CHOICES: 'Enter up to {{0}} different choices.',
  } satisfies Record<keyof typeof approvalFormErrors, string>,
  fields: {
    approvalFormName: 'Name',
    englishApprovalFormName: 'English name',
    approvalFormNote: 'Note',
    isFormActive: 'In use',
    makesLeave: 'Put on leave when approved',
    formFields: 'Fields',
    fieldLabel: 'Label',
    englishFieldLabel: 'English label',
    fieldNote: 'Hint',
    fieldKind: 'Field type',
    isFieldRequired: 'Required',
    choices: 'Choices',
    choiceName: 'Choice',
    englishChoiceName: 'Choice in English',
  },
  operations: {
    'create-approval-form': 'Form added',
    'change-approval-form': 'Form changed',
    'delete-approval-form': 'Form deleted',
    'restore-approval-form': 'Form restored',
    'order-approval-forms': 'Forms reordered',
    'add-shipped-forms': 'Ready-made forms added',
    'read-approval-form': 'Form viewed',
  },
};
