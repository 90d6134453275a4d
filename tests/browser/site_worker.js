// The site's workers without its page: `site.play` plays a whole game with the first legal move or the first hint.
async (script) => {
  const root = new URL(".", document.baseURI).href;
  const version = document.querySelector("meta[name=version]").content;
  const page = new MessageChannel();
  const fromTables = new MessageChannel();
  const toBots = new MessageChannel();
  const start = (message, ports) => {
    const worker = new Worker(`${root}${script}`, { type: "module" });
    worker.postMessage({ root, version, ...message }, ports);
  };
  start({ role: "tables", port: page.port2, bots: fromTables.port1, botPause: 0 }, [page.port2, fromTables.port1]);
  start({ role: "bots", port: toBots.port2 }, [toBots.port2]);

  // The bots' jobs pass through here, to measure how long they take.
  const thinking = [];
  const begun = new Map();
  fromTables.port2.onmessage = ({ data }) => {
    begun.set(data.id, performance.now());
    toBots.port1.postMessage(data);
  };
  toBots.port1.onmessage = ({ data }) => {
    thinking.push(performance.now() - begun.get(data.id));
    fromTables.port2.postMessage(data);
  };

  const responses = new Map();
  let inbox = [];
  let wake = () => {};
  let count = 0;
  let open = -1;
  page.port1.onmessage = ({ data }) => {
    if (data.kind === "failed") throw new Error(data.reason);
    if (data.kind === "response") responses.get(data.id)(data);
    if (data.kind === "message" && data.window === open) inbox.push(JSON.parse(data.text));
    wake();
  };
  const post = (message) => page.port1.postMessage(message);

  async function request(method, path, body = "") {
    const id = count++;
    post({ kind: "request", id, method, path, body });
    const response = await new Promise((resolve) => responses.set(id, resolve));
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${response.body}`);
    return response.body;
  }

  async function next(isWanted) {
    for (;;) {
      while (inbox.length) {
        const message = inbox.shift();
        if (isWanted(message)) return message;
      }
      await new Promise((resolve) => (wake = resolve));
    }
  }

  const isOver = ({ table }) => table.status === "over";
  const isReady = (message) => message.type === "update" && (isOver(message) || message.to_move.includes(message.table.you));

  // The first position after a move in which we can go on; a hint before it is an entry of the log too.
  async function after(id) {
    let made = Infinity;
    let update = null;
    while (!update || update.ply < made) {
      const message = await next((one) => isReady(one) || (one.type === "accepted" && one.id === id));
      if (message.type === "accepted") made = message.ply;
      else update = message;
    }
    return update;
  }

  async function play(wish) {
    const { code } = JSON.parse(await request("POST", "/api/tables", JSON.stringify(wish)));
    const window = count++;
    open = window;
    inbox = [];
    const send = (message) => post({ kind: "message", window, text: JSON.stringify(message) });
    const hint = async (id) => {
      send({ type: "advice", id });
      return (await next(({ type }) => type === "advice")).moves[0].move;
    };
    const hello = JSON.stringify({ type: "hello", version: 1, table: code, ply: -1 });
    post({ kind: "connect", window, hello, seat: -1 });
    let update = await next(isReady);
    for (let n = 0; !isOver(update); n++) {
      const { ply, moves } = update;
      send({ type: "move", id: `move ${n}`, ply, move: moves?.[0]?.move ?? (await hint(`hint ${n}`)) });
      update = await after(`move ${n}`);
    }
    post({ kind: "disconnect", window });
    return { outcome: update.outcome, record: await request("GET", `/api/tables/${code}/record`) };
  }

  window.site = { play, request, thinking };
};
