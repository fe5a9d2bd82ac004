import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../../components/button';
import { PageTitle } from '../../components/page-title';
import styles from './crash-route.module.css';

/** Stands in for a screen that broke while drawing, or whose code could not be loaded. */
export function CrashRoute() {
  const error = useRouteError();
  useEffect(() => {
    console.error('A screen broke:', error);
  }, [error]);

  return (
    <div className={styles.crash} role="alert">
      <PageTitle text="Something went wrong" />
      <h1>Something went wrong</h1>
      <p>This page could not be shown. Your cart is safe.</p>
      <Button onClick={() => window.location.reload()}>Retry</Button> <a href="/">Back to the shop</a>
    </div>
  );
}
