import { Icon, type IconProps } from './icons';

// Apart from the others, as the first load does without them.

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6h16M4 12h16M4 18h16" />
  </Icon>
);

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3 5 6v5c0 4.6 2.9 8 7 10 4.1-2 7-5.4 7-10V6zM9 12l2.2 2.2L15.5 10" />
  </Icon>
);

/** Points down. */
export const ChevronIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9 6 6 6-6" />
  </Icon>
);

export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8h3l1.8-2.5h6.4L17 8h3v11H4z" />
    <circle cx="12" cy="13" r="3.4" />
  </Icon>
);

/** Two columns of different height. */
export const CompareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20V9h6v11M14 20V4h6v16M3 20h18" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);
