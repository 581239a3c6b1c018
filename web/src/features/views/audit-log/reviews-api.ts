import { listReviews, reviewMonth } from '@madang/contract/views/audit-log/routes.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

export const reviewsQuery = queryOptions({
  queryKey: ['record-reviews'],
  queryFn: ({ signal }) => call(listReviews, {}, { signal }),
});

export async function confirmReview(month: string): Promise<void> {
  await call(reviewMonth, { body: { month } });
}
