import { Drawer, Modal, type DrawerProps, type ModalProps } from 'antd';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useFocusBack } from './use-focus-back';

/** A dialog over the page, open for as long as it is rendered. */
export function Dialog(props: ModalProps) {
  useFocusBack();
  const { t } = useStaffI18n();
  return <Modal open cancelText={t('Cancel')} {...props} />;
}

/** A sheet beside a list with details of one item, open for as long as it is rendered. */
export function SideSheet(props: DrawerProps) {
  useFocusBack();
  return <Drawer open styles={{ wrapper: { maxWidth: '100vw' } }} {...props} />;
}
