import { drawn } from '../icons.tsx';

/** The pictures that the console needs, and of the portal its bar; those of all pages stand in ../icons.tsx. */
export const PeopleIcon = /* @__PURE__ */ drawn(
  'M7.5 9.5a2.7 2.7 0 1 0 0-5.5 2.7 2.7 0 0 0 0 5.5zM2.5 16c.4-2.8 2.3-4 5-4s4.6 1.2 5 4M13 4.3a2.7 2.7 0 0 1 0 5M14.5 12.3c1.7.5 2.7 1.7 3 3.7',
);
export const SheetIcon = /* @__PURE__ */ drawn('M4 3.5h12v13H4zM4 7.5h12M4 12h12M8.5 7.5v9');
export const ColumnsIcon = /* @__PURE__ */ drawn('M3.5 4h13v12h-13zM8 4v12M12 4v12');
export const InviteIcon = /* @__PURE__ */ drawn(
  'M8 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 16.5c.5-3 2.7-4.5 5.5-4.5 1.2 0 2.3.3 3.2.8M15 11.5v5M12.5 14h5',
);
export const TreeIcon = /* @__PURE__ */ drawn(
  'M8 3.5h4v3.5H8V3.5zM3 13h4v3.5H3V13zm10 0h4v3.5h-4V13zM10 7v3M5 13v-1.5A1.5 1.5 0 0 1 6.5 10h7a1.5 1.5 0 0 1 1.5 1.5V13',
);
export const JobRankIcon = /* @__PURE__ */ drawn('M3.5 16.5v-4h4v4m0 0v-8h5v8m0 0v-12h4v12M2.5 16.5h15');
export const LinkIcon = /* @__PURE__ */ drawn(
  'M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3l1-1',
);
export const BoardIcon = /* @__PURE__ */ drawn(
  'M4.5 3.5h11a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM6.5 7h7M6.5 10h7M6.5 13h4',
);
export const PortletIcon = /* @__PURE__ */ drawn(
  'M4.5 3.5h11a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM3.5 8h13M9.5 8v8.5',
);
export const CalendarIcon = /* @__PURE__ */ drawn(
  'M4.5 5h11a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM3.5 8.5h13M7 3v3.5M13 3v3.5',
);
export const ApprovalIcon = /* @__PURE__ */ drawn(
  'M10 3a2.5 2.5 0 0 0-2.3 3.5c.5 1.2.8 2 .8 3.5h3c0-1.5.3-2.3.8-3.5A2.5 2.5 0 0 0 10 3zM5 10h10a1 1 0 0 1 1 1v2.5H4V11a1 1 0 0 1 1-1zM4 16.5h12',
);
export const CodeIcon = /* @__PURE__ */ drawn('M6.5 6L2.5 10l4 4M13.5 6l4 4-4 4M11.5 4.5l-3 11');
export const HelpIcon = /* @__PURE__ */ drawn(
  'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM8 8.2a2 2 0 1 1 3 1.7c-.7.4-1 .8-1 1.6m0 2v.1',
);
export const BellIcon = /* @__PURE__ */ drawn(
  'M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-1.5 5.5-1.5 5.5h12s-1.5-1.5-1.5-5.5A4.5 4.5 0 0 0 10 3zM8.3 15.5a1.8 1.8 0 0 0 3.4 0',
);
export const TrayIcon = /* @__PURE__ */ drawn(
  'M3.5 11.5l2-7h9l2 7v4a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-4zM3.5 11.5h4l1 2h3l1-2h4',
);
export const SortIcon = /* @__PURE__ */ drawn('M6.5 8L10 4.5 13.5 8M6.5 12l3.5 3.5 3.5-3.5');
export const ArrowUpIcon = /* @__PURE__ */ drawn('M10 16V4.5M5.5 9L10 4.5 14.5 9');
export const ArrowDownIcon = /* @__PURE__ */ drawn('M10 4v11.5M5.5 11l4.5 4.5 4.5-4.5');
export const DeleteIcon = /* @__PURE__ */ drawn(
  'M4 5.5h12M8 5.5V4a.5.5 0 0 1 .5-.5h3a.5.5 0 0 1 .5.5v1.5M5.5 5.5l.7 10a1 1 0 0 0 1 1h5.6a1 1 0 0 0 1-1l.7-10M8.5 8.5v5M11.5 8.5v5',
);
export const EditIcon = /* @__PURE__ */ drawn(
  'M4 16l.7-3.3 8.5-8.5a1 1 0 0 1 1.4 0l1.2 1.2a1 1 0 0 1 0 1.4l-8.5 8.5L4 16zM11.5 6l2.5 2.5',
);
export const CompanyIcon = /* @__PURE__ */ drawn(
  'M5 16.5v-12a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v12M13 8.5h2a1 1 0 0 1 1 1v7M3 16.5h14M7.5 6.5h3M7.5 9.5h3M7.5 12.5h3',
);
export const ShieldIcon = /* @__PURE__ */ drawn(
  'M10 2.8l5.8 2.1v4.6c0 3.7-2.4 6.3-5.8 7.7-3.4-1.4-5.8-4-5.8-7.7V4.9L10 2.8zM7.4 9.9l1.9 1.9 3.4-3.8',
);
export const RecordIcon = /* @__PURE__ */ drawn('M5 3.5h10v13H5v-13zM7.5 7h5M7.5 10h5M7.5 13h3');
export const MoreIcon = /* @__PURE__ */ drawn(
  'M5 9.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2zm5 0a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2zm5 0a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2z',
);
export const EmblemIcon = /* @__PURE__ */ drawn(
  'M10 2.5l2.1 1.6 2.6-.1.7 2.5 2.1 1.6-1 2.4 1 2.4-2.1 1.6M10 2.5L7.9 4.1l-2.6-.1-.7 2.5-2.1 1.6 1 2.4-1 2.4 2.1 1.6M7 13l-1.5 4.5L10 15.5l4.5 2L13 13M7 8.5l2 2 4-4',
);
export const DispatchIcon = /* @__PURE__ */ drawn(
  'M6.5 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM2 16c.3-2.9 2-4.5 4.5-4.5 1.6 0 2.9.7 3.7 1.9M11 7.5h6.5M15 5l2.5 2.5L15 10',
);
export const CategoryIcon = /* @__PURE__ */ drawn(
  'M10.5 3.5h6v6l-7 7-6-6 7-7zM13.5 6.4a.1.1 0 1 0 0 .2.1.1 0 0 0 0-.2z',
);
export const LocationIcon = /* @__PURE__ */ drawn(
  'M10 17.5s5.5-5 5.5-9a5.5 5.5 0 0 0-11 0c0 4 5.5 9 5.5 9zM10 10.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);
export const WholeIcon = /* @__PURE__ */ drawn('M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4');
