import { useState } from 'react';
import { useConfirmAlertMutation, useEndAlertMutation } from '../../api/product-alerts-api';
import { statusOf } from '../../api/problem';
import { BusyButton } from '../../components/busy-button';
import { Button, ButtonLink } from '../../components/button';
import { Card } from '../../components/card';
import { ErrorText } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';

/** Where the links of mails about products lead. Nothing happens before a button is pressed: programs open links, too. */
export function AlertLinkScreen({ token, isEnding }: { token: string; isEnding: boolean }) {
  const { t, translateProblem } = useI18n();
  const [done, setDone] = useState<Text>();
  const [confirm, confirming] = useConfirmAlertMutation();
  const [end, ending] = useEndAlertMutation();
  const error = confirming.error ?? ending.error;
  const failure =
    statusOf(error) === 404 ? t('This link no longer works.') : error ? translateProblem(error) : null;
  const yes = async () => {
    if (!('error' in (await confirm(token)))) setDone('Thank you. We send you one mail.');
  };
  const no = async () => {
    if (!('error' in (await end(token)))) setDone('We send you no mail about it.');
  };
  return (
    <Card title={t('Mails about a product')}>
      <PageTitle text={t('Mails about a product')} />
      {done ? (
        <>
          <p role="status">{t(done)}</p>
          <ButtonLink to="/">{t('Browse the shop')}</ButtonLink>
        </>
      ) : (
        <>
          {!isEnding && (
            <BusyButton
              label={t('Yes, tell me')}
              busyLabel={t('Sending...')}
              busy={confirming.isLoading}
              onClick={() => void yes()}
            />
          )}
          <Button kind="quiet" disabled={ending.isLoading} onClick={() => void no()}>
            {t('No mails about this product')}
          </Button>
          <ErrorText>{failure}</ErrorText>
        </>
      )}
    </Card>
  );
}
