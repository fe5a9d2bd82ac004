import { Drawer, Modal, type DrawerProps, type ModalProps } from 'antd';
import { useEffect, useRef } from 'react';
import { Numbered } from '../../../components/numbered';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useFocusBack } from './use-focus-back';

/** The cross of a dialog lies over its head. */
const BESIDE_CLOSE: ModalProps['styles'] = { header: { paddingInlineEnd: '2rem' } };

/**
 * A dialog over the page, open for as long as it is rendered. Enter does what it is for, or keeps where something is lost by it;
 * where there is no such button, the dialog has the focus itself. A form takes it (`useFocusFirstField`).
 */
export function Dialog({ title, children, ...props }: Omit<ModalProps, 'title'> & { title: string }) {
  useFocusBack();
  const { t } = useStaffI18n();
  const isDanger = props.okButtonProps?.danger === true;
  return (
    <Modal
      open
      title={<Numbered text={title} />}
      cancelText={t('Cancel')}
      styles={BESIDE_CLOSE}
      {...props}
      okButtonProps={{ autoFocus: !isDanger, ...props.okButtonProps }}
      cancelButtonProps={{ autoFocus: isDanger, ...props.cancelButtonProps }}
    >
      <NoFocusOnCross />
      {children}
    </Modal>
  );
}

/** A sheet beside a list with details of one item, open for as long as it is rendered. */
export function SideSheet({ children, ...props }: DrawerProps) {
  useFocusBack();
  return (
    <Drawer open styles={{ wrapper: { maxWidth: '100vw' } }} {...props}>
      <NoFocusOnCross />
      {children}
    </Drawer>
  );
}

/** Gives the focus to the dialog around it where nothing in it has taken it: else its cross would get it, and Enter close it. */
function NoFocusOnCross() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = mark.current?.closest<HTMLElement>('[role="dialog"]');
    if (!dialog || dialog.contains(document.activeElement)) return;
    dialog.tabIndex = -1;
    dialog.focus({ preventScroll: true });
  }, []);
  return <span ref={mark} hidden />;
}
