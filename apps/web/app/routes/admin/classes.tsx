import { gymDay } from '@namma/contract/days/dates';
import { firstOpenCenter, openCenters } from '@namma/contract/values/centers';
import { adminLoader } from '../../admin/list/list-loader';
import { dayIn } from '../../admin/list/list-query';
import { readAdmin } from '../../admin/shell/admin-only';
import { ClassesScreen } from '../../features/classes/admin/classes-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/classes';

export const clientLoader = adminLoader(async (searchParams) => {
  const named = openCenters().find((each) => each === searchParams.get('center'));
  const from = dayIn(searchParams, 'from', 'appointment');
  const [{ staff }, plan, { coaches }] = await Promise.all([
    readAdmin(),
    api('classes/getPlan', { query: { ...(named && { center: named }), ...(from && { from }) } }),
    api('consultancy/getCoaches'),
  ]);
  const center = staff?.center ?? named ?? firstOpenCenter();
  return {
    ...plan,
    classes: plan.classes.filter((each) => each.center === center),
    coaches,
    center,
    today: gymDay(new Date()),
    named: Number(searchParams.get('class')) || undefined,
  };
});

export default function AdminClasses({ loaderData }: Route.ComponentProps) {
  return <ClassesScreen key={`${loaderData.center} ${loaderData.from}`} {...loaderData} />;
}
