import {
  useCountFailedEventsQuery,
  useCountFailedMailsQuery,
  type FailedEvents,
} from '../../../api/home-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { SERVICES, serviceWord } from '../kit/service-words';
import { CountCard, FRESH } from './count-card';

const BASE = '/seller-dashboard/notifications';

export function FailedMailsCard() {
  return (
    <CountCard
      label="Failed mails"
      to={`${BASE}/mails?status=failed`}
      query={useCountFailedMailsQuery(undefined, FRESH)}
      figure={String}
      isPressing={(count) => count > 0}
    />
  );
}

/** The most that a service lists. */
const MAX_LISTED = 100;

const total = (counts: FailedEvents) =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
const firstWithSome = (counts: FailedEvents = {}) => SERVICES.find((service) => counts[service]);

/** Failed events of all services; it leads to the first that has some. */
export function FailedEventsCard() {
  const { t } = useStaffI18n();
  const query = useCountFailedEventsQuery(SERVICES, FRESH);
  const service = firstWithSome(query.data);
  const silent = (counts: FailedEvents) => SERVICES.filter((name) => counts[name] === null);
  return (
    <CountCard
      label="Failed events"
      to={`${BASE}/failed-events${service ? `?service=${service}` : ''}`}
      query={query}
      figure={(counts) =>
        Object.values(counts).includes(MAX_LISTED) ? `${total(counts)}+` : String(total(counts))
      }
      isPressing={(counts) => total(counts) > 0}
      note={(counts) =>
        silent(counts).length > 0 &&
        t('No answer from: {services}', {
          services: silent(counts)
            .map((name) => serviceWord(name, t))
            .join(', '),
        })
      }
    />
  );
}
