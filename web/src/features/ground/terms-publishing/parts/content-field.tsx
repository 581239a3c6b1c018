import { useState } from 'react';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { pastedNodes } from '../../../../kernel/forms/pasted-html.ts';
import { structureOf } from '../../../../kernel/server-html.tsx';
import { Button } from '../../../../ui/button.tsx';
import { RichTextField } from '../../../../ui/fields/rich-text-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import type { RichTextMark } from '../../../../ui/rich-text/marks.ts';
import { useEditorTexts } from '../../rich-text/index.ts';
import { useText } from '../texts.ts';

/** Formatting that the server keeps in a text of terms; a quotation would lose its mark. */
const offered: readonly RichTextMark[] = ['bold', 'italic', 'heading', 'list', 'numbers', 'link'];

interface ContentFieldProps {
  readonly value: string;
  /** Language of the typed text. */
  readonly lang: string;
  readonly error: string | undefined;
  readonly onChange: (content: string) => void;
}

/** The words of a part as people read them, or as HTML for those who bring it from elsewhere. */
export function ContentField({ value, lang, error, onChange }: ContentFieldProps) {
  const t = useText();
  const editorTexts = useEditorTexts();
  const [isHtml, setHtml] = useState(false);
  const common = { label: fieldText('content'), lang, error, onChange, required: true };
  return (
    <div>
      {isHtml ? (
        <TextAreaField {...common} value={value} rows={14} help={t('part.contentHelp')} />
      ) : (
        <RichTextField
          {...common}
          {...editorTexts}
          offered={offered}
          initial={() => structureOf(value)}
          pasted={pastedNodes}
          help={t('part.editorHelp')}
        />
      )}
      <Button variant="quiet" small flush onClick={() => setHtml(!isHtml)}>
        {t(isHtml ? 'part.asText' : 'part.asHtml')}
      </Button>
    </div>
  );
}
