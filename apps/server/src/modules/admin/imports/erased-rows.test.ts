// onBothEngines: phone numbers are searched in JSON text, which each engine formats differently
import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { PASSWORD } from '../../../testing/make.ts';

const gym = await startTestGym({ today: '2030-03-04' });
const owner = gym.as(await gym.make.admin());

async function check(lines: readonly string[]): Promise<number> {
  const { status, body } = await owner.callLoosely('imports/check', {
    query: { kind: 'members', name: 'list.csv' },
    body: Buffer.from(`${lines.join('\n')}\n`),
    headers: { 'content-type': 'text/csv' },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.importId;
}
const refusedOf = async (importId: number) =>
  (await owner.call('imports/get', { query: { id: importId } })).body.refused.map(({ line }) => line);

it('deleting an account deletes refused rows with its phone or email, in any notation', async () => {
  const member = await gym.make.member({ name: 'Meera Iyer', phone: '9812345701' });
  await gym.make.membership({ member, paymentStatus: 'payed' });
  const days = 'indiranagar,Elite,2030-03-01,2030-06-01';
  const importId = await check([
    'Name,Mobile,Email,Centre,Plan,Valid from,Valid till',
    `Meera Iyer,+91 98123-45701,,${days}`,
    `"Iyer, ""Meera""",೯೮೧೨೩೪೫೭೦೧,nobody,${days}`,
    `Another Person,9812345702, ${member.email.toUpperCase()} ,${days}`,
    `Ravi Rao,98123457,,${days}`,
    `Asha Rao,9812345703,98123457011,${days}`,
  ]);
  expect(await refusedOf(importId)).toEqual([2, 3, 4, 5, 6]);

  await gym.as(member).call('privacy/deleteAccount', { body: { password: PASSWORD, isSure: true } });

  expect(await refusedOf(importId)).toEqual([5, 6]);
});
