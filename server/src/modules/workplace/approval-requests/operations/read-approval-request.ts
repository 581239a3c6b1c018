import { valuesOfKind } from '@madang/contract/workplace/approval-requests/content.ts';
import { oneRequest } from '@madang/contract/workplace/approval-requests/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectHeldResult } from '../held/held.sql.ts';
import { commentAad, fileNameAad, openContent, openHeld, openTitle } from '../content.ts';
import { selectFiles } from '../files.sql.ts';
import { type ReadRequest, selectEvents, selectNamed, selectRequest, selectSteps } from '../reading.sql.ts';
import { requestTarget } from '../requests.ts';

/** APR-02: a request with its route and history, for its requester and its approvers. */
export const readApprovalRequest = defineQuery({
  name: 'read-approval-request',
  input: oneRequest,
  permission: 'session',
  targets: ({ requestId }) => [requestTarget(requestId)],
  refusals: ['CO404'],
  async run({ kernel, companyCode, reader, read, refuse }, { requestId }) {
    const key = { companyCode, requestId };
    return read(async (tx) => {
      const request = await selectRequest(tx, key, reader.personId);
      if (!request) throw refuse('CO404');
      const {
        title,
        content,
        isOwn: _own,
        isTurn: _turn,
        isOwnTurn: _ownTurn,
        allowsDelegation: _may,
        ...row
      } = request;
      const isHeld = request.heldKind !== null;
      const formContent = isHeld ? {} : openContent(kernel, requestId, content);
      const change = isHeld ? await selectHeldResult(tx, key) : undefined;
      const textsOf = (kind: 'person' | 'department') =>
        valuesOfKind(row.formFields, formContent, kind)
          .map(([, value]) => value)
          .filter((value) => typeof value === 'string' && value !== '') as string[];
      const named = { personIds: textsOf('person'), departmentCodes: textsOf('department') };
      const events = await selectEvents(tx, key);
      return {
        ...row,
        requestTitle: openTitle(kernel, requestId, title),
        formContent,
        named: await selectNamed(tx, companyCode, named),
        files: (await selectFiles(tx, key)).map(({ fileId, name, byteCount }) => ({
          fileId,
          fileName: kernel.keyring.decrypt(name, fileNameAad(fileId)),
          byteCount,
        })),
        steps: await selectSteps(tx, key),
        events: events.map(({ eventNumber, comment, ...event }) => ({
          ...event,
          comment: comment ? kernel.keyring.decrypt(comment, commentAad(requestId, eventNumber)) : '',
        })),
        held: change ? { ...openHeld(kernel, requestId, content), ...change } : null,
        can: actsOn(request),
      };
    });
  },
});

function actsOn({ requestState, isOwn, isTurn, isOwnTurn, allowsDelegation }: ReadRequest) {
  const isOpen = requestState === 'draft' || requestState === 'returned';
  const isWaiting = requestState === 'waiting';
  return [
    ...(isOwn && isOpen ? (['change', 'submit'] as const) : []),
    ...(isOwn && requestState === 'draft' ? (['delete'] as const) : []),
    ...(isOwn && (isWaiting || requestState === 'returned') ? (['withdraw'] as const) : []),
    ...(isWaiting && isTurn ? (['decide'] as const) : []),
    ...(isWaiting && isOwnTurn && isTurn && allowsDelegation ? (['delegate'] as const) : []),
    ...(requestState === 'draft' ? [] : (['comment'] as const)),
  ];
}
