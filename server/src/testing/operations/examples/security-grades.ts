import { nameSecurityGrade } from '../../../modules/organisation/security-grades/operations/name-security-grade.ts';
import { example, step } from './example.ts';

const unnamed = { gradeName: '', englishGradeName: '' };
const named = { gradeName: '임원', englishGradeName: 'Executive' };

export const examples = [
  example(nameSecurityGrade, {
    input: { securityGrade: 3, ...named, expected: unnamed },
    leaves: () => ({
      audit: [
        {
          target: { kind: 'security-grade', id: '3' },
          fields: Object.keys(named),
          changes: [
            ['gradeName', '', '임원'],
            ['englishGradeName', '', 'Executive'],
          ],
        },
      ],
      undo: 'name-security-grade',
      history: ['security_grades insert', 'security_grades update'],
    }),
    meanwhile: {
      ...step(nameSecurityGrade, { securityGrade: 3, gradeName: '경영진', englishGradeName: '' }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
];
