import { versionList } from '@madang/contract/ground/terms/inputs.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { findTerms } from '../find-terms.ts';

/** The versions of one term that are or were in force, the oldest first. */
export const listVersions = definePublicQuery({
  name: 'list-versions',
  input: versionList,
  refusals: ['CO400'],
  async run({ db, ...request }, { language = request.language, ...asked }) {
    const { versions } = await findTerms(db, { ...asked, language });
    return { versions: [...versions] };
  },
});
