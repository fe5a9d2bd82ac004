import type { StaffText } from '../i18n/staff-i18n';

/** Something that can be chosen in the command bar: it opens a page. */
export interface Command {
  key: string;
  label: string;
  note?: string;
  to: string;
}

/** Commands under one heading. */
export interface CommandGroup {
  title: StaffText;
  commands: Command[];
}
