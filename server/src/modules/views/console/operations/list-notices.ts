import { noticeList } from '@madang/contract/views/console/inputs.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { jobUnderWayOf } from '../../../ground/jobs/index.ts';
import { askParts, askedPart } from '../../../../kernel/db/asked-parts.ts';

/** Everything that waits for an administrator, from the capabilities that know it, in one statement; nothing of it is kept. */
export const listNotices = defineQuery({
  name: 'list-notices',
  input: noticeList,
  permission: 'console.view',
  targets: () => [],
  refusals: [],
  async run({ kernel, reader, language, askAll }, { setUpSecret }) {
    const sources = kernel.contributed.of('consoleNotices').flat();
    const inOrder = sources.toSorted((one, other) => one.order - other.order);
    const { notices, jobs } = await askParts(askAll, {
      notices: inOrder.map(({ ask }) => ask({ kernel, reader, language, setUpSecret })),
      jobs: [askedPart({ underWay: jobUnderWayOf(reader) }, ({ underWay }) => underWay.length > 0)],
    });
    return { ...wholeList(notices.flat()), hasJobs: jobs[0] };
  },
});
