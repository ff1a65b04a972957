-- Goes through flows of requests, one client a thread: wrk -tN -cN -s flow.lua URL -- FILE START KEY ADDRESS
-- A line of the file is client, METHOD, path, token, "order" or nothing, and body, with tabs between. START is the share of
-- its flows a client leaves out at first, KEY begins every Idempotency-Key, ADDRESS in a body is replaced by
-- the newest address read.
local threads = {}

function setup(thread)
  thread:set("number", #threads)
  threads[#threads + 1] = thread
end

local steps, at, sent, key, placeholder, address = {}, 1, 0, "", "", ""
acknowledged = 0
complaint = ""

function init(args)
  for line in io.lines(args[1]) do
    local client, method, path, token, kind, body = line:match("^(%d+)\t([^\t]*)\t([^\t]*)\t([^\t]*)\t([^\t]*)\t(.*)$")
    if tonumber(client) == number then
      steps[#steps + 1] = { method = method, path = path, token = token, isOrder = kind == "order", body = body }
    end
  end
  key, placeholder = args[3] .. "-" .. number, args[4]
  at = math.floor(#steps * tonumber(args[2])) + 1
  -- A flow is begun at its beginning: after the end of another.
  while at > 1 and not steps[at - 1].isOrder do at = at - 1 end
end

-- Asked again after a broken connection it is the same request, with the same key.
function request()
  local step = steps[at]
  local headers = {
    ["Host"] = wrk.headers["Host"],
    ["Accept-Encoding"] = "identity",
    ["Authorization"] = "Bearer " .. step.token,
  }
  if step.isOrder then headers["Idempotency-Key"] = key .. "-" .. sent end
  if step.body == "" then return wrk.format(step.method, step.path, headers) end
  headers["Content-Type"] = "application/json"
  return wrk.format(step.method, step.path, headers, (step.body:gsub(placeholder, address)))
end

function response(status, _, body)
  if status >= 300 then
    if complaint == "" then complaint = status .. " " .. body:sub(1, 200):gsub("[^%w %.:,!/-]", " ") end
  elseif steps[at].isOrder then
    acknowledged = acknowledged + 1
  else
    address = body:match('.*"addressId":(%d+)') or address
  end
  at = at % #steps + 1
  sent = sent + 1
end

-- One line of JSON; times are microseconds.
function done(summary, latency, _)
  local orders, complaints = 0, ""
  for _, thread in ipairs(threads) do
    orders = orders + thread:get("acknowledged")
    if complaints == "" then complaints = thread:get("complaint") end
  end
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"duration":%d,"bytes":%d,"p50":%d,"p95":%d,"p99":%d,"status":%d,"socket":%d,"orders":%d,"complaint":"%s"}\n',
    summary.requests, summary.duration, summary.bytes,
    latency:percentile(50), latency:percentile(95), latency:percentile(99),
    errors.status, errors.connect + errors.read + errors.write + errors.timeout, orders, complaints))
end
