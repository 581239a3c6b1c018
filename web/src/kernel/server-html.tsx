import { useMemo } from 'react';
import { Prose } from '../ui/parts/prose.tsx';

interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML: (html: string) => unknown };
}

/** The page's only Trusted Types policy, by the name that the server's CSP allows. */
const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
const policy = factory?.createPolicy('madang', { createHTML: (html) => html });

interface ServerHtmlProps {
  /** HTML that the server cleaned; never anything that was typed on this page or came from elsewhere. */
  readonly html: string;
  readonly lang?: string;
}

/** Terms, posts and other texts that the server keeps as HTML. */
export function ServerHtml({ html, lang }: ServerHtmlProps) {
  // A vouched-for object reaches the browser as it is, but React's types know strings alone.
  const vouched = useMemo(() => (policy ? policy.createHTML(html) : html) as string, [html]);
  return (
    <Prose lang={lang}>
      <div dangerouslySetInnerHTML={{ __html: vouched }} />
    </Prose>
  );
}
