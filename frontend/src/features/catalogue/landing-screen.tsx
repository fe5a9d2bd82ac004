import { Logo } from '../../components/logo';
import { PageTitle } from '../../components/page-title';
import { BrandStrip } from './brand-strip';
import { CategoryBar } from './category-bar';
import styles from './landing-screen.module.css';

/** The shop's front: its logo, the way into the five categories, and the brands. */
export function LandingScreen() {
  return (
    <>
      <PageTitle />
      <section className={styles.hero}>
        <h1 className={styles.title}>
          <Logo height={72} />
        </h1>
        <p className={styles.lead}>
          Mice, keyboards, headphones, monitors and mousepads, delivered in Cambodia.
        </p>
      </section>
      <div className={styles.categories}>
        <CategoryBar />
      </div>
      <BrandStrip />
    </>
  );
}
