/** The highest first. Without an English name every reader sees the name itself. */
export interface RankPreset {
  readonly jobRankCode: string;
  readonly jobRankName: string;
  readonly englishJobRankName: string;
}

export interface BoardPreset {
  readonly boardName: string;
  /** Letters and digits alone. */
  readonly englishBoardName: string;
}

export interface MenuPreset {
  readonly koreanTitle: string;
  /** Letters and digits alone. */
  readonly englishTitle: string;
  readonly url: string;
}

export interface AnniversaryPreset {
  readonly subject: string;
  /** Subject for readers without the country's language: it is shown and not saved. */
  readonly englishSubject: string;
  /** Month and day; '' where each company has its own. */
  readonly date: string;
  readonly isLunar?: true;
  readonly isHoliday?: true;
}

type Sets<Kind extends string, Row> = Readonly<Record<Kind, readonly Row[]>>;

/** Usual entries of companies in a country, in its language; a kind without rows is not offered. */
export interface CountryPresets {
  /** `experts`: of research and engineering. */
  readonly ranks: Sets<'ladder' | 'flat' | 'experts', RankPreset>;
  readonly boards: Sets<'basic' | 'more', BoardPreset>;
  readonly menus: Sets<'offices' | 'pages', MenuPreset>;
  readonly anniversaries: Sets<'founding' | 'year', AnniversaryPreset>;
}

export function rank(jobRankCode: string, jobRankName: string, englishJobRankName = ''): RankPreset {
  return { jobRankCode, jobRankName, englishJobRankName };
}

export function board(boardName: string, englishBoardName: string): BoardPreset {
  return { boardName, englishBoardName };
}

export function menu(koreanTitle: string, englishTitle: string, url: string): MenuPreset {
  return { koreanTitle, englishTitle, url };
}
