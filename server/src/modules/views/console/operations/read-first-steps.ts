import { overviewInput } from '@madang/contract/views/console/inputs.ts';
import { firstSteps, type FirstStep } from '@madang/contract/views/console/first-steps.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { anyPostOf } from '../../../workplace/boards/index.ts';
import { hasOwnFace } from '../../../ground/companies/index.ts';
import { anyDepartmentOf } from '../../../organisation/departments/index.ts';
import { openInvitationsOf } from '../../../joining/invitations/index.ts';
import { companyBesides } from '../../../people/people/index.ts';
import { hiddenStepsOf } from '../first-steps.sql.ts';

/** The first steps of a new company, from what there is; nothing of it is kept but that the reader put the list away. */
export const readFirstSteps = defineQuery({
  name: 'read-first-steps',
  input: overviewInput,
  permission: 'console.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, askAll }) {
    const answers = await askAll({
      hidden: hiddenStepsOf(reader),
      besides: companyBesides(reader),
      invitations: openInvitationsOf(companyCode),
      departments: anyDepartmentOf(companyCode),
      posts: anyPostOf(companyCode),
      face: hasOwnFace(companyCode),
    });
    const [besides] = answers.besides;
    const isDone: Readonly<Record<FirstStep, boolean>> = {
      inviteMembers: besides?.hasColleagues === true || (answers.invitations[0]?.count ?? 0) > 0,
      addDepartments: answers.departments[0]?.exists === true,
      writeNotice: answers.posts[0]?.exists === true,
      companyMark: answers.face[0]?.hasOwnFace === true,
      secondFactor: besides?.hasSecondFactor === true,
    };
    return {
      isShown: answers.hidden[0]?.isHidden !== true,
      steps: firstSteps.map((step) => ({ step, isDone: isDone[step] })),
    };
  },
});
