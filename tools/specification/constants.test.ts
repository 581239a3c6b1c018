import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { idProfiles } from '@madang/contract/secrets/credentials/id-policy.ts';
import { loginIdMaxLength } from '@madang/contract/secrets/credentials/limits.ts';
import { passwordPolicies } from '@madang/contract/secrets/credentials/password-policy.ts';
import { anniversaryLimits, calendarDefaults } from '@madang/contract/workplace/anniversaries/limits.ts';
import { approvalDefaults } from '@madang/contract/workplace/approvals/limits.ts';
import {
  keepMonths,
  securityGrades as boardGrades,
  setUpBoards,
  validityDays,
} from '@madang/contract/workplace/boards/limits.ts';
import { homeScreens, toHomeScreen } from '@madang/contract/ground/companies/home-screens.ts';
import { companyNameMaxLength } from '@madang/contract/ground/companies/limits.ts';
import { setUpNameMaxLength } from '@madang/contract/ground/companies/set-up-names.ts';
import { homeCountry } from '@madang/contract/ground/countries/rules.ts';
import { departmentCodeLength, setUpDepartments } from '@madang/contract/organisation/departments/limits.ts';
import {
  concurrentPostsMax,
  searchNamesMax,
  searchTermBytes,
  searchTermMaxLength,
} from '@madang/contract/people/people/limits.ts';
import { recoveryPinLimits } from '@madang/contract/access/recovery-pins/limits.ts';
import { searchDaysMax } from '@madang/contract/kernel/search/search-dates.ts';
import { organisationChartLimits } from '@madang/contract/people/organisation-charts/limits.ts';
import { nonRegularGrades, securityGrades } from '@madang/contract/organisation/security-grades/limits.ts';
import { setUpJobRanks } from '@madang/contract/organisation/job-ranks/limits.ts';
import { defaultLanguage } from '@madang/contract/kernel/languages.ts';
import { nameMaxLength } from '@madang/contract/kernel/names/person-name.ts';
import { menuLimits } from '@madang/contract/workplace/menus/limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { linkLimits } from '@madang/contract/workplace/quick-links/limits.ts';
import { hintLimits } from '@madang/contract/access/security-questions/limits.ts';
import { freePlan } from '@madang/contract/joining/signup/free-plan.ts';
import { deadlineMs, responseTimeoutMs } from '../../web/src/kernel/calls/client.ts';
import { privacyWindow } from '../../web/src/ui/popup-window.tsx';
import { isTest, listFiles, projectRoot } from '../kernel/files.ts';

/**
 * Tests section 9 of the specification: each constant's value, definition and users. `rule`: a contract rule for server
 * and web.
 */
interface Constant {
  readonly constant: string;
  readonly found: unknown;
  readonly specified: unknown;
  readonly definition: string;
  readonly by: readonly ('server' | 'web' | 'rule')[];
}

const row = (
  constant: string,
  definition: string,
  by: Constant['by'],
  [found, specified]: readonly [unknown, unknown],
): Constant => ({ constant, definition, by, found, specified });

const constants: readonly Constant[] = [
  row('Response time-out', 'responseTimeoutMs', ['web'], [responseTimeoutMs, 10_000]),
  row('Deadline', 'deadlineMs', ['web'], [deadlineMs, 60_000]),
  row('OTP validity', 'validSeconds', ['server', 'web'], [otpProperties.validSeconds.initial, 180]),
  row('OTP wrong tries', 'otpProperties', ['server'], [otpProperties.tries.initial, 4]),
  row('PIN failures', 'recoveryPinLimits', ['rule', 'server'], [recoveryPinLimits.wrongTries, 5]),
  row('Search term', 'searchTermBytes', ['rule'], [searchTermBytes, 4]),
  row('Longest search term', 'searchTermMaxLength', ['rule'], [searchTermMaxLength, 100]),
  row('Image', 'linkLimits', ['rule', 'server', 'web'], [linkLimits.imageBytes, 500 * 1024]),
  row('Hints', 'hintLimits', ['rule', 'server', 'web'], [hintLimits.max, 3]),
  row(
    'Password',
    'policyOf',
    ['server', 'web'],
    [
      [passwordPolicies.spec, passwordPolicies.legacy].map(({ minLength, maxLength }) => [minLength, maxLength]),
      [
        [8, 12],
        [6, 12],
      ],
    ],
  ),
  row('ID', 'checkUserId', ['rule'], [idProfiles.standard, { minLength: 3, maxLength: 20 }]),
  row('ID of a company with SAP', 'checkUserId', ['rule'], [idProfiles.sap, { minLength: 6, maxLength: 12 }]),
  row('Longest ID of other services', 'loginIdMaxLength', ['rule', 'server', 'web'], [loginIdMaxLength, 100]),
  row('Department code', 'departmentCodeLength', ['rule'], [departmentCodeLength, { min: 4, max: 20 }]),
  row('Names in setup', 'setUpName', ['rule'], [setUpNameMaxLength, 30]),
  row('Departments of the set-up', 'setUpDepartments', ['server', 'web'], [setUpDepartments, 20]),
  row('Job ranks of the set-up', 'setUpJobRanks', ['server', 'web'], [setUpJobRanks, 20]),
  row('Menus of the set-up', 'menuLimits', ['server', 'web'], [menuLimits.setUpMenus, 20]),
  row('Lower menus of a group', 'menuLimits', ['rule', 'web'], [menuLimits.lowerMenus, 3]),
  row('Boards of the set-up', 'setUpBoards', ['server', 'web'], [setUpBoards, 3]),
  row('Anniversaries of the set-up', 'anniversaryLimits', ['server', 'web'], [anniversaryLimits.setUpAnniversaries, 3]),
  row('Company name', 'companyNameMaxLength', ['rule', 'web'], [companyNameMaxLength, 50]),
  row('Text fields', 'personName', ['rule'], [nameMaxLength, 50]),
  row('Security grade of a board', 'securityGrades', ['rule', 'server'], [boardGrades.initial, 5]),
  row('Validity days', 'validityDays', ['rule', 'web'], [[...validityDays], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30]]),
  row('Keep months', 'keepMonths', ['rule', 'web'], [[...keepMonths], [1, 2, 3]]),
  row('Security grades of companies', 'securityGrades', ['rule', 'web'], [[...securityGrades], [3, 4, 5, 9, 10]]),
  row('Codes in a search', 'organisationChartLimits', ['rule', 'server'], [organisationChartLimits.codeCharacters, 5]),
  row('List search', 'searchNamesMax', ['rule'], [searchNamesMax, 100]),
  row('Query period in days', 'searchDaysMax', ['rule'], [searchDaysMax, 31]),
  row('Concurrent posts', 'concurrentPostsMax', ['server'], [concurrentPostsMax, 15]),
  row(
    'Sub-departments of a download',
    'organisationChartLimits',
    ['rule', 'server'],
    [organisationChartLimits.downloadedBelow, 1000],
  ),
  row('Security grades of non-regular staff', 'nonRegularGrades', ['rule'], [[...nonRegularGrades], [4, 5, 9, 10]]),
  row('Home screen codes', 'homeScreens', ['rule', 'web'], [[...homeScreens], ['ML', 'PT']]),
  row('Home screen by default', 'toHomeScreen', ['server'], [toHomeScreen(''), 'ML']),
  row('Language by default', 'defaultLanguage', ['rule', 'web'], [defaultLanguage, 'ko']),
  row('Residence by default', 'homeCountry', ['rule', 'web'], [homeCountry, 'KR']),
  row('Global position', 'globalPosition', ['rule'], [platformProperties.globalPosition.initial, 'KR']),
  row('Prefix of a calendar', 'calendarDefaults', ['rule', 'server', 'web'], [calendarDefaults.codePrefix, 'HOL']),
  row('keepTermVal', 'approvalDefaults', ['rule', 'server', 'web'], [approvalDefaults.keptDays, 4015]),
  row('layoutId', 'menuLimits', ['rule', 'web'], [menuLimits.layout, 20_000]),
  row('Privacy popup', 'privacyWindow', ['web'], [privacyWindow, { width: 820, height: 860 }]),
  row(
    'Free plan',
    'freePlan',
    ['server', 'web'],
    [freePlan, { meetingPeople: 100, meetingMinutes: 50, companyDomainYears: 3 }],
  ),
];

const sources = listFiles(projectRoot, ['contract/src', 'server/src', 'web/src'], /\.tsx?$/)
  .filter((path) => !isTest(path) && !/\/(messages|testing|demo)\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }));

/** Files that name a definition, apart from the one that holds it. */
function usersOf(definition: string): string[] {
  const name = new RegExp(`\\b${definition}\\b`);
  const holds = new RegExp(`export (const|function) ${definition}\\b|^ {2}${definition}: property`, 'm');
  return sources.filter(({ text }) => name.test(text) && !holds.test(text)).map(({ path }) => path);
}

const places = { server: /^server\//, web: /^web\//, rule: /^contract\/src\/(?!index\.ts)/ } as const;

test.each(constants.map((each) => [each.constant, each] as const))(
  'LIM-01 %s is as specified, with one definition',
  (_constant, { found, specified, definition, by }) => {
    expect(found).toEqual(specified);
    const users = usersOf(definition);
    // What is defined in the web and used where it stands has no other user.
    const isTheWebsOwn = by.length === 1 && by[0] === 'web';
    if (!isTheWebsOwn) expect(by.filter((place) => !users.some((path) => places[place].test(path)))).toEqual([]);
  },
);

test('LIM-01 the alert is 384 by 192 and popups have z-index 2500', () => {
  const popup = readFileSync(join(projectRoot, 'web/src/ui/dialogs/popup.module.css'), 'utf8');
  expect(popup).toContain('--popup-width: 384px');
  expect(popup).toContain('min-block-size: 192px');
  expect(readFileSync(join(projectRoot, 'web/src/ui/styles/tokens.css'), 'utf8')).toContain('--layer-popup: 2500');
});
