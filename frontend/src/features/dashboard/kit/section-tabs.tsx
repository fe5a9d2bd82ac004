import { Tabs, type TabsProps } from 'antd';
import styles from './section-tabs.module.css';

/** The tabs of a section. On a phone they wrap into rows instead of hiding behind a button. */
export function SectionTabs(props: TabsProps) {
  return <Tabs className={styles.tabs} destroyOnHidden {...props} />;
}
