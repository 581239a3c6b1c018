import { useEffect, useState } from 'react';
import { readSentMessages, type SentMessage } from './sent-messages.ts';

const everyMs = 2_000;

/** The outbox as it is now, asked for again and again while someone looks at the page. */
export function useSentMessages() {
  const [messages, setMessages] = useState<readonly SentMessage[]>();
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      clearTimeout(timer);
      try {
        if (!document.hidden) setMessages(await readSentMessages(left.signal));
        setStale(false);
      } catch {
        // The server is being restarted, as developers do; the next turn tries again.
        if (!left.signal.aborted) setStale(true);
      }
      if (!left.signal.aborted) timer = setTimeout(() => void ask(), everyMs);
    };
    const seenAgain = () => void (document.hidden || ask());
    void ask();
    document.addEventListener('visibilitychange', seenAgain);
    return () => {
      left.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seenAgain);
    };
  }, []);
  return { messages, isStale };
}
