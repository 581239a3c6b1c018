import { registerEmployee } from '../../../modules/employees/operations/register-employee.ts';
import { example } from './example.ts';

export const examples = [
  example(registerEmployee, {
    input: {
      surname: '한',
      givenName: '새봄',
      englishName: 'Saebom Han',
      loginId: 'saebom{n}',
      externalMail: 'saebom{n}@outside.example',
      language: 'ko',
      residenceCountry: 'KR',
    },
    leaves: ({ personId }) => ({ audit: [{ target: { kind: 'person', id: personId } }] }),
  }),
];
