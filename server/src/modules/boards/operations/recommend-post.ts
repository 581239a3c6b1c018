import { recommendPost, withdrawRecommendation } from '@madang/contract/boards/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { addRecommendation, takeRecommendation } from '../answers.sql.ts';
import { openPost, requirePostAbility } from '../posts.ts';

/** A recommendation is an opinion, not an administrative change: it is counted and leaves no trace in the audit. */
export const recommendPostCall = operation(recommendPost, (call) =>
  inCompany(call.kernel.db, call.session.companyCode, async (tx) => {
    const opened = await openPost(tx, call, call.params.postId);
    requirePostAbility(opened, 'recommend');
    return { recommendationCount: await addRecommendation(tx, { ...call.session, ...call.params }) };
  }),
);

export const withdrawRecommendationCall = operation(withdrawRecommendation, (call) =>
  inCompany(call.kernel.db, call.session.companyCode, async (tx) => {
    const opened = await openPost(tx, call, call.params.postId);
    requirePostAbility(opened, 'recommend');
    return { recommendationCount: await takeRecommendation(tx, { ...call.session, ...call.params }) };
  }),
);
