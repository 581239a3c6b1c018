import {
  addShippedForms,
  listApprovalForms,
  orderApprovalForms,
  readApprovalForm,
} from '@madang/contract/workplace/approval-forms/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { type Changed, sendChange } from '../../../kernel/calls/send-change.ts';

const key = ['approval-forms'] as const;

/** The company's forms; the first opening gives the company those that ship. */
export function useApprovalForms() {
  return useQuery({
    queryKey: [...key, 'list'],
    queryFn: async ({ signal }) => {
      const list = await call(listApprovalForms, {}, { signal });
      if (list.isComplete) return list;
      await call(addShippedForms, {});
      return call(listApprovalForms, {}, { signal });
    },
  });
}

export function useApprovalForm(approvalFormId: string) {
  return useQuery({
    queryKey: [...key, 'one', approvalFormId],
    queryFn: ({ signal }) => call(readApprovalForm, { params: { approvalFormId } }, { signal }),
    // A form begins with what there is now.
    gcTime: 0,
  });
}

/** Reads the list again, after one was changed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}

export function sendOrder(approvalFormIds: readonly string[], expected: readonly string[]): Promise<Changed> {
  return sendChange(orderApprovalForms, {
    body: { approvalFormIds: [...approvalFormIds], expected: [...expected] },
  });
}
