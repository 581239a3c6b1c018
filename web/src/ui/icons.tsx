import type { ReactNode } from 'react';

interface IconProps {
  readonly size?: number;
  /** Only where no word stands beside the icon. */
  readonly label?: string;
}

export type Icon = (props: IconProps) => ReactNode;

/** The product's own set: 20 units square, round line of 1.5, drawn in the colour of the text. */
export function drawn(path: string): Icon {
  return function DrawnIcon({ size = 20, label }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        <path d={path} />
      </svg>
    );
  };
}

export const TicketIcon = /* @__PURE__ */ drawn(
  'M3 7.5v-3h14v3a2.5 2.5 0 0 0 0 5v3H3v-3a2.5 2.5 0 0 0 0-5zM12 6v1.5m0 2v1.5m0 2v1',
);
export const CheckIcon = /* @__PURE__ */ drawn('M4.5 10.5l3.5 3.5 7.5-8');
export const ChevronDownIcon = /* @__PURE__ */ drawn('M5.5 8l4.5 4.5L14.5 8');
export const ChevronLeftIcon = /* @__PURE__ */ drawn('M12 5.5L7.5 10l4.5 4.5');
export const ChevronRightIcon = /* @__PURE__ */ drawn('M8 5.5l4.5 4.5L8 14.5');
export const CloseIcon = /* @__PURE__ */ drawn('M5.5 5.5l9 9m0-9l-9 9');
export const PlusIcon = /* @__PURE__ */ drawn('M10 4.5v11M4.5 10h11');
export const MinusIcon = /* @__PURE__ */ drawn('M4.5 10h11');
export const DotIcon = /* @__PURE__ */ drawn('M10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z');
export const SearchIcon = /* @__PURE__ */ drawn('M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zm4-1.5l3.5 3.5');
export const InfoIcon = /* @__PURE__ */ drawn('M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm0-7.5v4m0-6.6v.1');
export const SuccessIcon = /* @__PURE__ */ drawn('M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm-3-6.8l2.2 2.2 4-4.6');
export const DangerIcon = /* @__PURE__ */ drawn('M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm0-10.4v4m0 2.7v.1');
export const WarningIcon = /* @__PURE__ */ drawn('M10 3.5l7 12.5H3L10 3.5zm0 5v3.5m0 1.8v.1');
export const EyeIcon = /* @__PURE__ */ drawn(
  'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5zM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
);
export const EyeOffIcon = /* @__PURE__ */ drawn(
  'M3.5 3.5l13 13M8.2 5.2A7 7 0 0 1 10 5c5 0 7.5 5 7.5 5a13 13 0 0 1-2 2.6M5.4 6.7A12.6 12.6 0 0 0 2.5 10S5 15 10 15c1.2 0 2.3-.3 3.2-.7M8.5 8.5a2.2 2.2 0 0 0 3 3.2',
);
export const GlobeIcon = /* @__PURE__ */ drawn(
  'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM3.2 10h13.6M10 3c2 2 2.8 4.3 2.8 7S12 15 10 17c-2-2-2.8-4.3-2.8-7S8 5 10 3z',
);
export const ThemeIcon = /* @__PURE__ */ drawn(
  'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 3v14M10 6.5h4.8M10 10h6.8M10 13.5h4.8',
);
export const ExternalIcon = /* @__PURE__ */ drawn(
  'M8 5H5.5A1.5 1.5 0 0 0 4 6.5v8A1.5 1.5 0 0 0 5.5 16h8a1.5 1.5 0 0 0 1.5-1.5V12M11.5 4H16v4.5M15.8 4.2L9.5 10.5',
);
export const ClockIcon = /* @__PURE__ */ drawn('M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm0-11v4.2l2.6 1.8');
export const CopyIcon = /* @__PURE__ */ drawn(
  'M7.5 7.5h7a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM4.5 12.5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1',
);
export const MailIcon = /* @__PURE__ */ drawn(
  'M3 6.5A1.5 1.5 0 0 1 4.5 5h11A1.5 1.5 0 0 1 17 6.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 13.5v-7zm.5-.2L10 11l6.5-4.7',
);
export const MessageIcon = /* @__PURE__ */ drawn(
  'M4.5 4h11A1.5 1.5 0 0 1 17 5.5v6.5a1.5 1.5 0 0 1-1.5 1.5H9l-3.5 3v-3h-1A1.5 1.5 0 0 1 3 12V5.5A1.5 1.5 0 0 1 4.5 4zM7 7.5h6M7 10h4',
);
export const MeetingIcon = /* @__PURE__ */ drawn(
  'M4 5.5h7A1.5 1.5 0 0 1 12.5 7v6a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 13V7A1.5 1.5 0 0 1 4 5.5zM12.5 9l5-2.5v7l-5-2.5',
);
export const DriveIcon = /* @__PURE__ */ drawn(
  'M3 6a1.5 1.5 0 0 1 1.5-1.5h3L9.5 7h6A1.5 1.5 0 0 1 17 8.5v5.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14V6z',
);
export const WorksIcon = /* @__PURE__ */ drawn('M3.5 3.5h5v5h-5v-5zm8 0h5v5h-5v-5zm-8 8h5v5h-5v-5zm8 0h5v5h-5v-5z');
export const KeyIcon = /* @__PURE__ */ drawn('M7 14.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm2.6-6l5.9-5m-3 2.6l2.5 2.9');
export const PinIcon = /* @__PURE__ */ drawn('M3 6.5h14v7H3v-7zm3.5 3.4v.2m3.5-.2v.2m3.5-.2v.2');
export const PhoneIcon = /* @__PURE__ */ drawn(
  'M7 2.5h6A1.5 1.5 0 0 1 14.5 4v12a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 16V4A1.5 1.5 0 0 1 7 2.5zM9 15h2',
);
export const UserIcon = /* @__PURE__ */ drawn(
  'M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 16.5c.6-3 3-4.5 6-4.5s5.4 1.5 6 4.5',
);
export const DownloadIcon = /* @__PURE__ */ drawn('M10 3.5v9m-3.5-3.5L10 12.5 13.5 9M4 16.5h12');
export const ArrowRightIcon = /* @__PURE__ */ drawn('M4 10h12m-4.5-4.5L16 10l-4.5 4.5');
export const MenuIcon = /* @__PURE__ */ drawn('M3.5 6h13M3.5 10h13M3.5 14h13');
export const LeaveIcon = /* @__PURE__ */ drawn(
  'M8 3.5H5.5A1.5 1.5 0 0 0 4 5v10a1.5 1.5 0 0 0 1.5 1.5H8M12.5 6.5L16 10l-3.5 3.5M15.8 10H8',
);
export const LeaveEverywhereIcon = /* @__PURE__ */ drawn(
  'M3 5.5A1.5 1.5 0 0 1 4.5 4h7A1.5 1.5 0 0 1 13 5.5V7M3 5.5V13h6.5M2 16h7.5M12.5 9.5h3A1.5 1.5 0 0 1 17 11v4.5a1.5 1.5 0 0 1-1.5 1.5h-3a1.5 1.5 0 0 1-1.5-1.5V11a1.5 1.5 0 0 1 1.5-1.5z',
);
export const NoticeIcon = /* @__PURE__ */ drawn('M4 8.5v3l9 4v-11l-9 4zM4 11.5l1.2 4.5h2.3l-1-3.5M15.5 8v4');
export const SettingsIcon = /* @__PURE__ */ drawn('M3.5 6h7M14.5 6h2M12.5 4v4M3.5 14h2M9.5 14h7M7.5 12v4');
export const HomeIcon = /* @__PURE__ */ drawn('M3.5 9.5L10 4l6.5 5.5M5 8.5v8h3.5V12h3v4.5H15v-8');
