import { departmentsDownloadedBelow } from '../../organisation/departments/limits.ts';

export const organisationChartLimits = {
  /** Cards of one page of a department. */
  peoplePerPage: 48,
  /** People, and departments, that a search shows. */
  found: 20,
  heads: 5,
  /** Departments whose drawn cards one call answers: more are in sight of no screen. */
  drawnCards: 60,
  /** Lines of concurrent posts that one call answers. */
  drawnPosts: 300,
  downloadedBelow: departmentsDownloadedBelow,
  /** People of one file; more are exported by a job of the console. */
  downloadedPeople: 5_000,
  /** A department of more people is listed by name, not by job rank: that order has no index. */
  orderedByRank: 5_000,
  /** Shortest code that is searched for. */
  codeCharacters: 5,
} as const;
