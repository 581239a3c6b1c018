import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Button } from '../button.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { DialogButtons, Popup } from './popup.tsx';

export interface MessageOptions {
  readonly title?: string;
  readonly ok?: string;
  readonly cancel?: string;
  /** The OK button destroys something. */
  readonly danger?: boolean;
  /** There is no way round the button: no Esc, no cross (WIZ-21). */
  readonly mustAnswer?: boolean;
}

export interface Messages {
  readonly alert: (content: ReactNode, options?: MessageOptions) => Promise<void>;
  readonly confirm: (text: string, options?: MessageOptions) => Promise<boolean>;
}

interface Shown extends MessageOptions {
  readonly id: number;
  readonly kind: 'alert' | 'confirm';
  readonly content: ReactNode;
  readonly answer: (ok: boolean) => void;
}

const MessagesContext = createContext<Messages | null>(null);

export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages needs MessageProvider');
  return messages;
}

let lastId = 0;

/** Alert and confirm popups, one after the other when several come at once. */
export function MessageProvider({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Shown[]>([]);
  const messages = useMemo<Messages>(() => {
    const ask = (kind: Shown['kind'], content: ReactNode, options: MessageOptions = {}) =>
      new Promise<boolean>((resolve) => {
        const id = ++lastId;
        const answer = (ok: boolean) => {
          setQueue((waiting) => waiting.filter((message) => message.id !== id));
          resolve(ok);
        };
        setQueue((waiting) => [...waiting, { ...options, id, kind, content, answer }]);
      });
    return {
      alert: async (content, options) => void (await ask('alert', content, options)),
      confirm: (text, options) => ask('confirm', text, options),
    };
  }, []);
  const [first] = queue;
  return (
    <MessagesContext value={messages}>
      {children}
      {first && <Message key={first.id} message={first} />}
    </MessagesContext>
  );
}

function Message({ message }: { readonly message: Shown }) {
  const texts = useUiTexts();
  const { kind, content, title, ok, cancel, danger, mustAnswer, answer } = message;
  // What destroys is never one press of Enter away.
  const beginsAtCancel = kind === 'confirm' && danger;
  const act = (
    <Button
      variant={danger ? 'destroy' : 'primary'}
      data-autofocus={!beginsAtCancel || undefined}
      onClick={() => answer(true)}
    >
      {ok ?? texts.ok}
    </Button>
  );
  return (
    <Popup
      title={title ?? texts.notice}
      size="message"
      urgent
      onClose={mustAnswer ? undefined : () => answer(false)}
      footer={
        kind === 'alert' ? (
          act
        ) : (
          <DialogButtons cancel={cancel} beginsAtCancel={beginsAtCancel} onCancel={() => answer(false)}>
            {act}
          </DialogButtons>
        )
      }
    >
      {content}
    </Popup>
  );
}
