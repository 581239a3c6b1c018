import { changeProperty } from '../../../modules/ground/properties/operations/change-property.ts';
import { example, step } from './example.ts';

export const examples = [
  example(changeProperty, {
    role: 'operator',
    input: { key: 'contact.centre', value: '02-000-0000' },
    leaves: () => ({
      audit: [
        {
          target: { kind: 'property', id: 'contact.centre' },
          fields: ['value'],
          changes: [['value', '', '02-000-0000']],
        },
      ],
      undo: 'change-property',
    }),
    meanwhile: {
      ...step(changeProperty, { key: 'contact.centre', value: '02-111-1111' }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
];
