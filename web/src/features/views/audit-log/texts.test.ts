import { languages } from '@madang/contract/kernel/languages.ts';
import { expect, test } from 'vitest';
import { startLanguage } from '../../../kernel/i18n.ts';
import { fieldsText } from './texts.ts';

const files = import.meta.glob([
  '../../../../../contract/src/kernel/messages/*.ts',
  '../../../../../contract/src/*/*/messages/*.ts',
]);

/** Names that operations write into their audit records besides form fields. */
const named = `
  guideMember guideLink guideApproval mainPage almostDone homeScreen holidays account initialPassword
  synchronising sortOrder upperDepartmentCode departmentHeads passkey hints secondFactor passwordProfile idProfile
  value name jobRank jobTitle showsOnHome allowsComments isAnonymous usesValidity isActive
  isHidden owner inviter startedBy employmentStatus access PT MO MS MT DV
`
  .trim()
  .split(/\s+/);

test('MEM-07 the subject of a record is described in words in each language, and a reason is unchanged', async () => {
  await startLanguage(files, 'ko');
  expect(fieldsText(['guideApproval', 'invitation:5c4ff41b', 'PT', '인사 감사 자료'])).toBe(
    '안내: 전자결재, 통합 포털, 인사 감사 자료',
  );
  for (const language of languages) {
    await startLanguage(files, language);
    for (const name of named) expect(fieldsText([name]), `${language} ${name}`).not.toBe(name);
  }
});
