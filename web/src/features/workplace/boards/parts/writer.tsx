import { postLimits, validityDays } from '@madang/contract/workplace/boards/limits.ts';
import {
  changePost,
  newPost,
  writePost,
  writeReply,
  type BoardView,
} from '@madang/contract/workplace/boards/routes.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { navigate } from '../../../../kernel/navigation/address.ts';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { pastedNodes } from '../../../../kernel/forms/pasted-html.ts';
import { structureOf } from '../../../../kernel/server-html.tsx';
import { sessionQuery } from '../../../../kernel/session-query.ts';
import { Button } from '../../../../ui/button.tsx';
import { RichTextField } from '../../../../ui/fields/rich-text-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { useUiTexts } from '../../../../ui/ui-texts.tsx';
import { boardHref, postHref, useReread } from '../api.ts';
import { type Draft, type DraftPlace, dropDraft, dropDraftsOfOthers, keepDraft, readDraft } from '../drafts.ts';
import { useEditorTexts } from '../../../ground/rich-text/index.ts';
import { useExpectedNamelessness } from '../expected-namelessness.ts';
import { useText } from '../texts.ts';
import { GoButton } from './go-button.tsx';

interface Source {
  readonly postId: string;
  readonly title: string;
  readonly headWord: string;
  readonly content: string;
}

export interface WriterProps {
  readonly board: BoardView;
  /** The post that is answered. */
  readonly replyTo?: Source | undefined;
  /** The own post that is changed. */
  readonly changed?: Source | undefined;
}

/** The form of a post. What was typed is kept in this browser until it is sent, thrown away or the person signs out. */
export function Writer({ board, replyTo, changed }: WriterProps) {
  const t = useText();
  const texts = useUiTexts();
  const notices = useNotices();
  const reread = useReread();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const name = changed?.postId ?? replyTo?.postId ?? String(board.boardNumber);
  const place = useMemo(() => ({ personId: session.personId, place: name }), [session.personId, name]);
  const [start] = useState(() => {
    dropDraftsOfOthers(place);
    return beginningOf(place, { replyTo, changed });
  });
  const [days, setDays] = useState(String(board.validityDays));
  const { boardNumber } = board;
  const { expected, refusals } = useExpectedNamelessness(board);
  const form = useForm({
    schema: newPost,
    initial: start,
    submit: async (typed) => {
      const body = board.usesValidity && !changed ? { ...typed, validityDays: Number(days) } : typed;
      const { postId, state } = changed
        ? await call(changePost, { params: { postId: changed.postId }, body })
        : replyTo
          ? await call(writeReply, { params: { postId: replyTo.postId }, body: { ...body, ...expected } })
          : await call(writePost, { params: { boardNumber }, body: { ...body, ...expected } });
      dropDraft(place);
      await reread();
      notices.toast(t(state === 'waiting' ? 'sentWaiting' : changed ? 'changed' : 'sent'));
      navigate(postHref(boardNumber, replyTo?.postId ?? postId), { replace: true });
    },
    refusals,
  });
  const editorTexts = useEditorTexts();
  const { values, isDirty, busy } = form;
  useEffect(() => {
    if (isDirty && !busy) keepDraft(place, values);
  }, [place, values, isDirty, busy]);
  return (
    <form {...form.formProps}>
      <Stack>
        {board.hasHeadWords && <TextField {...form.field('headWord')} spellCheck />}
        <TextField {...form.field('postTitle')} spellCheck />
        <RichTextField
          {...form.field('postContent')}
          initial={() => structureOf(start.postContent)}
          pasted={pastedNodes}
          {...editorTexts}
          help={board.isAnonymous ? t('anonymousHelp') : t('draftHelp')}
        />
        {board.usesValidity && !changed && (
          <SelectField
            label={t('shownFor')}
            value={days}
            onChange={setDays}
            options={validityDays.map((day) => ({ value: String(day), label: t('days', { count: day }) }))}
          />
        )}
        <Actions atEnd>
          <GoButton href={changed ? postHref(boardNumber, changed.postId) : boardHref(boardNumber)}>
            {texts.cancel}
          </GoButton>
          <Button type="submit" variant="primary" busy={busy}>
            {changed ? t('save') : t('post')}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

function beginningOf(place: DraftPlace, { replyTo, changed }: Pick<WriterProps, 'replyTo' | 'changed'>): Draft {
  const kept = readDraft(place);
  if (kept) return kept;
  if (changed) return { postTitle: changed.title, headWord: changed.headWord, postContent: changed.content };
  const postTitle = replyTo ? [...`Re: ${replyTo.title}`].slice(0, postLimits.titleCharacters).join('') : '';
  return { postTitle, headWord: '', postContent: '' };
}
