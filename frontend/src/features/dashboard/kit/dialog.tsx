import { Drawer, Modal, type DrawerProps, type ModalProps } from 'antd';
import { Numbered } from '../../../components/numbered';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useFocusBack } from './use-focus-back';

/** The cross of a dialog lies over its head. */
const BESIDE_CLOSE: ModalProps['styles'] = { header: { paddingInlineEnd: '2rem' } };

/**
 * A dialog over the page, open for as long as it is rendered. Enter does what it is for, or keeps where something is lost by it;
 * without that the cross would have the focus. A form takes it (`useFocusFirstField`).
 */
export function Dialog({ title, ...props }: Omit<ModalProps, 'title'> & { title: string }) {
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
    />
  );
}

/** A sheet beside a list with details of one item, open for as long as it is rendered. */
export function SideSheet(props: DrawerProps) {
  useFocusBack();
  return <Drawer open styles={{ wrapper: { maxWidth: '100vw' } }} {...props} />;
}
