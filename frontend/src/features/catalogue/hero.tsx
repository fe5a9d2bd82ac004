import { ButtonLink } from '../../components/button';
import { LogoMark } from '../../components/logo';
import { useI18n } from '../../lib/i18n/i18n';
import { DELIVERY_OFFER, SHOP_NAME } from '../../lib/shop';
import { HeroDrawing } from './hero-drawing';
import styles from './hero.module.css';

/** The top of the landing page: the shop's name, a slogan and two links. */
export function Hero() {
  const { t } = useI18n();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>
          <LogoMark size={28} />
          {SHOP_NAME}
        </p>
        <h1 className={styles.title}>{t('Gear that keeps up with you.')}</h1>
        <p className={styles.lead}>
          {t('Mice, keyboards, headphones, monitors and mousepads, delivered in Cambodia.')}
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/category/keyboard" className={styles.main}>
            {t('Shop keyboards')}
          </ButtonLink>
          <ButtonLink to="/category/mouse" className={styles.second}>
            {t('Shop mice')}
          </ButtonLink>
        </div>
        <p className={styles.offer}>{t(DELIVERY_OFFER)}</p>
      </div>
      <HeroDrawing className={styles.drawing} />
    </section>
  );
}
