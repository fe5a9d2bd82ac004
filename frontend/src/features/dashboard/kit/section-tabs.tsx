import { Tabs, type TabsProps } from 'antd';
import styles from './section-tabs.module.css';

/** The parts of a section. All are in sight: on a phone they stand in rows instead of behind a button. */
export function SectionTabs(props: TabsProps) {
  return <Tabs className={styles.tabs} destroyOnHidden {...props} />;
}
