import type { Session } from '../session.ts';
import { useLanguage } from '../use-texts.ts';
import { Brand, BrandMark } from '../../ui/marks/brand-mark.tsx';
import { brandOf } from './brand-of.ts';
import { useTabIcon } from './tab-icon.ts';

/** The company of the person who is signed in, at the head of a page and in the browser's tab. */
export function SessionBrand({ session, markAlone }: { readonly session: Session; readonly markAlone?: boolean }) {
  const { companyName, englishCompanyName, identity } = session;
  const face = { companyName, englishCompanyName, ...identity };
  const brand = brandOf(face, useLanguage());
  useTabIcon(face);
  return markAlone ? <BrandMark {...brand} /> : <Brand {...brand} />;
}
